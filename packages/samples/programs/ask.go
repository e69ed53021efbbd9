// Asks your Foyer assistant. Run it with: go run ask.go
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
	"time"
)

var (
	apiKey = fromEnvironment("FOYER_API_KEY", "{{API_KEY}}")
	apiURL = fromEnvironment("FOYER_API_URL", "{{BASE_URL}}/api/chat/{{ASSISTANT_ID}}")
	client = &http.Client{Timeout: 30 * time.Second}
)

type question struct {
	Message   string `json:"message"`
	SessionID string `json:"sessionId,omitempty"`
}

type answer struct {
	Response  string `json:"response"`
	SessionID string `json:"sessionId"`
	Answered  bool   `json:"answered"`
	Sources   []struct {
		URL   string `json:"url"`
		Title string `json:"title"`
		Quote string `json:"quote"`
	} `json:"sources"`
	// What went wrong, where something did.
	Message string `json:"message"`
}

// ask sends one question. The same session id goes on with a conversation; use one for each of your customers.
func ask(message, sessionID string) (*answer, error) {
	body, err := json.Marshal(question{Message: message, SessionID: sessionID})
	if err != nil {
		return nil, err
	}
	for attempt := 0; ; attempt++ {
		reply, wait, err := send(body)
		if err != nil {
			return nil, err
		}
		if wait == 0 {
			return reply, nil
		}
		if attempt == 2 || wait > 15*time.Second {
			return nil, fmt.Errorf("429: %s", reply.Message)
		}
		time.Sleep(wait)
	}
}

// send also tells how long to wait before the next try, where the server asks for that.
func send(body []byte) (*answer, time.Duration, error) {
	request, err := http.NewRequest(http.MethodPost, apiURL, bytes.NewReader(body))
	if err != nil {
		return nil, 0, err
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Authorization", "Bearer "+apiKey)
	response, err := client.Do(request)
	if err != nil {
		return nil, 0, err
	}
	defer response.Body.Close()
	var reply answer
	if err := json.NewDecoder(response.Body).Decode(&reply); err != nil {
		return nil, 0, fmt.Errorf("%s: the reply could not be read: %w", response.Status, err)
	}
	switch response.StatusCode {
	case http.StatusOK:
		if reply.Response == "" {
			return nil, 0, errors.New("200: no answer in the reply")
		}
		return &reply, 0, nil
	case http.StatusTooManyRequests:
		seconds, err := strconv.Atoi(response.Header.Get("Retry-After"))
		if err != nil || seconds < 1 {
			seconds = 2
		}
		return &reply, time.Duration(seconds) * time.Second, nil
	default:
		return nil, 0, fmt.Errorf("%d: %s", response.StatusCode, reply.Message)
	}
}

func fromEnvironment(name, otherwise string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return otherwise
}

func main() {
	reply, err := ask("What can you help me with?", "customer-42")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(reply.Response)
	for _, source := range reply.Sources {
		fmt.Printf("- %s: %s\n", source.Title, source.URL)
	}
}
